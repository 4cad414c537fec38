ALTER TABLE "enquiry" ADD COLUMN "visitor" text;--> statement-breakpoint
CREATE INDEX "enquiry_visitor" ON "enquiry" USING btree ("visitor","received_at");