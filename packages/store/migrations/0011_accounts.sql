CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"phrase" text,
	"unwanted_mails" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"erased_after" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account_role" (
	"account_id" integer NOT NULL,
	"role" text NOT NULL,
	"dealer_id" integer NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "account_role_account_id_role_dealer_id_pk" PRIMARY KEY("account_id","role","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"opened_by" text NOT NULL,
	"way" text NOT NULL,
	"device" text NOT NULL,
	"signed_in_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"old_confirmed_at" timestamp(3) with time zone,
	"new_confirmed_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_vehicle" (
	"account_id" integer NOT NULL,
	"channel" text NOT NULL,
	"public_reference" text NOT NULL,
	"vehicle" jsonb NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "saved_vehicle_account_id_public_reference_pk" PRIMARY KEY("account_id","public_reference")
);
--> statement-breakpoint
CREATE TABLE "sign_in_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"visitor" text NOT NULL,
	"leads_to" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"wrong_codes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vehicle" ADD CONSTRAINT "saved_vehicle_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "account_session_token" ON "account_session" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_session_opened_by" ON "account_session" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "account_session_account" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_change_account" ON "email_change" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_request_email" ON "sign_in_request" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_request_visitor" ON "sign_in_request" USING btree ("visitor","created_at");