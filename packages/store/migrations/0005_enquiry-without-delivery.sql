DROP INDEX "enquiry_waiting";--> statement-breakpoint
ALTER TABLE "enquiry" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "enquiry" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "enquiry" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "enquiry" DROP COLUMN "sent_at";--> statement-breakpoint
ALTER TABLE "enquiry" DROP COLUMN "last_error";