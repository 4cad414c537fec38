ALTER TABLE "seller_advert" ADD COLUMN "sent_photos" jsonb;--> statement-breakpoint
ALTER TABLE "selling_photo" ADD COLUMN "print" bigint;