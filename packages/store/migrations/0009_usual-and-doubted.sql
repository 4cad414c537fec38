-- Nothing was filled in and nothing doubted before.
ALTER TABLE "advert" ADD COLUMN "usual" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "advert" ALTER COLUMN "usual" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "advert" ADD COLUMN "doubted" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "advert" ALTER COLUMN "doubted" DROP DEFAULT;
