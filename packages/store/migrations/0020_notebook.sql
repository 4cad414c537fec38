CREATE TABLE "notebook_entry" (
	"account_id" integer NOT NULL,
	"subject" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notebook_entry_account_id_subject_field_pk" PRIMARY KEY("account_id","subject","field")
);
--> statement-breakpoint
ALTER TABLE "notebook_entry" ADD CONSTRAINT "notebook_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;