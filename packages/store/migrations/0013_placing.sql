ALTER TABLE "selling_photo" ADD COLUMN "look" jsonb;--> statement-breakpoint
CREATE INDEX "advert_model" ON "advert" USING btree ("make","model");--> statement-breakpoint
CREATE INDEX "advert_ended" ON "advert" USING btree ("ended_at");