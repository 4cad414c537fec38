CREATE TABLE "outgoing_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"about_id" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "dealer_review" ADD COLUMN "enquiry_id" integer;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "preferred_time" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "answer_way" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "answer_body" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "answered_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mail_once" ON "outgoing_mail" USING btree ("kind","about_id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_waiting" ON "outgoing_mail" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "dealer_review" ADD CONSTRAINT "dealer_review_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_review_enquiry" ON "dealer_review" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "dealer_review_pending" ON "dealer_review" USING btree ("written_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "enquiry_dealer" ON "enquiry" USING btree ("dealer_id","received_at");--> statement-breakpoint
-- What was on its way stays on its way. A number that was shown has nothing to deliver.
INSERT INTO "outgoing_mail" ("kind", "about_id", "state", "attempts", "next_attempt_at", "sent_at", "last_error")
  SELECT 'enquiry', "id", "state", "attempts", "next_attempt_at", "sent_at", "last_error" FROM "enquiry"
  WHERE "kind" NOT IN ('phone', 'whatsapp') ORDER BY "id";
