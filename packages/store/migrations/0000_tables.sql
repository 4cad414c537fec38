CREATE TABLE "advert" (
	"public_reference" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_reference" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"vehicle" jsonb NOT NULL,
	"price" integer,
	"finance" jsonb,
	"pictures" jsonb NOT NULL,
	"video_url" text,
	"has_spin" boolean NOT NULL,
	"dealer_id" integer,
	"private_seller" jsonb,
	"county" text NOT NULL,
	"town" text,
	"routing_key" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_featured" boolean NOT NULL,
	"content_hash" text NOT NULL,
	"listed_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "advert_change" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advert_change_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_reference" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advert_price" (
	"public_reference" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"price" integer,
	CONSTRAINT "advert_price_public_reference_at_pk" PRIMARY KEY("public_reference","at")
);
--> statement-breakpoint
CREATE TABLE "dealer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_reference" text NOT NULL,
	"name" text NOT NULL,
	"address_lines" jsonb NOT NULL,
	"eircode" text,
	"county" text NOT NULL,
	"town" text,
	"routing_key" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text,
	"email" text,
	"whatsapp" text,
	"website_url" text,
	"logo_url" text,
	"about" text NOT NULL,
	"franchises" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"people" jsonb NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"is_simi_approved" boolean NOT NULL,
	"is_featured_partner" boolean NOT NULL,
	"has_store" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealer_review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dealer_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dealer_id" integer NOT NULL,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"written_at" timestamp(3) with time zone NOT NULL,
	"reply_body" text,
	"reply_written_at" timestamp(3) with time zone,
	"state" text NOT NULL,
	CONSTRAINT "dealer_review_rating" CHECK ("dealer_review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"idempotency_key" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"public_reference" text,
	"dealer_id" integer,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"next_attempt_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"feed_name" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"feed_hash" text,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"rejected" integer NOT NULL,
	"ended" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advert" ADD CONSTRAINT "advert_dealer_id_dealer_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_review" ADD CONSTRAINT "dealer_review_dealer_id_dealer_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advert_source" ON "advert" USING btree ("source","source_reference");--> statement-breakpoint
CREATE INDEX "advert_latest" ON "advert" USING btree ("channel","listed_at" DESC NULLS LAST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "advert_dealer" ON "advert" USING btree ("dealer_id") WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_source" ON "dealer" USING btree ("source","source_reference");--> statement-breakpoint
CREATE INDEX "dealer_county" ON "dealer" USING btree ("county");--> statement-breakpoint
CREATE UNIQUE INDEX "dealer_review_once" ON "dealer_review" USING btree ("dealer_id","written_at","author");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_idempotency_key" ON "enquiry" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "enquiry_waiting" ON "enquiry" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "import_run_source" ON "import_run" USING btree ("source","started_at" DESC NULLS LAST);