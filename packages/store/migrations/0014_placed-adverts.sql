CREATE TABLE "advert_figure" (
	"public_reference" text NOT NULL,
	"day" text NOT NULL,
	"shown" integer NOT NULL,
	"opened" integer NOT NULL,
	"saved" integer NOT NULL,
	"number_shown" integer NOT NULL,
	"messages" integer NOT NULL,
	"card_scanned" integer NOT NULL,
	CONSTRAINT "advert_figure_public_reference_day_pk" PRIMARY KEY("public_reference","day")
);
--> statement-breakpoint
CREATE TABLE "draft_warning" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_warning_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" text NOT NULL,
	"warned_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_writer" (
	"id" text PRIMARY KEY NOT NULL,
	"batch" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loose_photo" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_reference" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"hidden_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "seen_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seen_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_reference" text NOT NULL,
	"plate_key" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"photo_name" text,
	"sent_at" timestamp(3) with time zone,
	"decided_at" timestamp(3) with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "seller_sale" (
	"public_reference" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"place" text NOT NULL,
	"price" integer
);
--> statement-breakpoint
ALTER TABLE "draft_warning" ADD CONSTRAINT "draft_warning_draft_id_selling_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."selling_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_question" ADD CONSTRAINT "sale_question_public_reference_seller_advert_public_reference_fk" FOREIGN KEY ("public_reference") REFERENCES "public"."seller_advert"("public_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_check" ADD CONSTRAINT "seen_check_public_reference_seller_advert_public_reference_fk" FOREIGN KEY ("public_reference") REFERENCES "public"."seller_advert"("public_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_sale" ADD CONSTRAINT "seller_sale_public_reference_seller_advert_public_reference_fk" FOREIGN KEY ("public_reference") REFERENCES "public"."seller_advert"("public_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advert_figure_day" ON "advert_figure" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_warning_draft" ON "draft_warning" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "sale_question_advert" ON "sale_question" USING btree ("public_reference","id");--> statement-breakpoint
CREATE INDEX "seen_check_advert" ON "seen_check" USING btree ("public_reference","id");--> statement-breakpoint
CREATE INDEX "seen_check_state" ON "seen_check" USING btree ("state","id");