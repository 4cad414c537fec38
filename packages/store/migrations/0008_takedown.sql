CREATE TABLE "operator_action" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"by" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takedown" (
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "takedown_scope_subject_pk" PRIMARY KEY("scope","subject")
);
--> statement-breakpoint
ALTER TABLE "advert" ADD COLUMN "takedown" text;--> statement-breakpoint
ALTER TABLE "dealer" ADD COLUMN "held_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer" ADD COLUMN "merged_into" integer;--> statement-breakpoint
CREATE INDEX "operator_action_subject" ON "operator_action" USING btree ("scope","subject");--> statement-breakpoint
ALTER TABLE "dealer" ADD CONSTRAINT "dealer_merged_into_dealer_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."dealer"("id") ON DELETE cascade ON UPDATE no action;