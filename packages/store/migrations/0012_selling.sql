CREATE TABLE "advert_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advert_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_reference" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "seller_advert" (
	"public_reference" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp(3) with time zone NOT NULL,
	"holds" jsonb NOT NULL,
	"plate_key" text NOT NULL,
	"sent_version" integer NOT NULL,
	"placed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selling_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"browser_hash" text,
	"account_id" integer,
	"fields" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selling_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selling_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"sent_sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_advert" ADD CONSTRAINT "seller_advert_draft_id_selling_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."selling_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_advert" ADD CONSTRAINT "seller_advert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_draft" ADD CONSTRAINT "selling_draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_photo" ADD CONSTRAINT "selling_photo_draft_id_selling_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."selling_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advert_event_advert" ON "advert_event" USING btree ("public_reference","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_advert_draft" ON "seller_advert" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "seller_advert_account" ON "seller_advert" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "selling_draft_browser" ON "selling_draft" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "selling_draft_account" ON "selling_draft" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "selling_photo_sent" ON "selling_photo" USING btree ("draft_id","sent_sha256");