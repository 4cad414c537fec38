CREATE TABLE "advert_print" (
	"public_reference" text PRIMARY KEY NOT NULL,
	"seller" text NOT NULL,
	"words" text,
	"cover" text
);
--> statement-breakpoint
CREATE TABLE "office_act" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"case_id" integer,
	"case_kind" text,
	"subject" text NOT NULL,
	"public_reference" text,
	"act" text NOT NULL,
	"fields" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_case" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"public_reference" text,
	"account_id" integer,
	"state" text NOT NULL,
	"opened_at" timestamp(3) with time zone NOT NULL,
	"closed_at" timestamp(3) with time zone,
	"findings" jsonb NOT NULL,
	"sent" jsonb,
	"revision" integer NOT NULL,
	"words" text,
	"fingerprint" text,
	"leased_by" integer,
	"leased_until" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "office_case" ADD CONSTRAINT "office_case_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advert_print_words" ON "advert_print" USING btree ("words") WHERE words is not null;--> statement-breakpoint
CREATE INDEX "advert_print_cover" ON "advert_print" USING btree ("cover") WHERE cover is not null;--> statement-breakpoint
CREATE INDEX "office_act_advert" ON "office_act" USING btree ("public_reference","id");--> statement-breakpoint
CREATE INDEX "office_act_case" ON "office_act" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "office_case_open" ON "office_case" USING btree ("kind","subject") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "office_case_waiting" ON "office_case" USING btree ("opened_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "office_case_advert" ON "office_case" USING btree ("public_reference");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% only takes new rows', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER office_act_only_grows BEFORE UPDATE OR DELETE ON "office_act" FOR EACH ROW EXECUTE FUNCTION refuse_change();
