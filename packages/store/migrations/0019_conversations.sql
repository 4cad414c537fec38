CREATE TABLE "buyer_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyer_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"details" jsonb NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"state" text NOT NULL,
	"made_by" text NOT NULL,
	"amount" integer NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "viewing" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"slot_id" integer,
	"place" text NOT NULL,
	"video_way" text,
	"sequence" integer NOT NULL,
	"was_confirmed" boolean NOT NULL,
	"cancelled_by" text,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewing_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewing_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"viewing_id" integer NOT NULL,
	"side" text NOT NULL,
	"sequence" integer NOT NULL,
	"hours" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewing_slot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewing_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_reference" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_reference" text NOT NULL,
	"dealer_id" integer,
	"seller_account_id" integer,
	"buyer_email" text NOT NULL,
	"buyer_name" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"last_message_at" timestamp(3) with time zone NOT NULL,
	"blocked_by" text,
	"closed_at" timestamp(3) with time zone,
	"buyer_read_through" integer NOT NULL,
	"seller_read_through" integer NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"details" jsonb,
	"state" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"enquiry_id" integer,
	"words_hash" text,
	"visitor" text,
	"mailed_with" integer,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text,
	"words" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"by" text NOT NULL,
	"message_id" integer,
	"reason" text NOT NULL,
	"messages" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "buyer_request" ADD CONSTRAINT "buyer_request_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_slot_id_viewing_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."viewing_slot"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_mail" ADD CONSTRAINT "viewing_mail_viewing_id_viewing_id_fk" FOREIGN KEY ("viewing_id") REFERENCES "public"."viewing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_seller_account_id_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notice" ADD CONSTRAINT "conversation_notice_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_photo" ADD CONSTRAINT "conversation_photo_message_id_conversation_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_report" ADD CONSTRAINT "conversation_report_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_request_conversation" ON "buyer_request" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_request_open" ON "buyer_request" USING btree ("conversation_id","kind") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "offer_conversation" ON "offer" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_open" ON "offer" USING btree ("conversation_id") WHERE state = 'made';--> statement-breakpoint
CREATE INDEX "offer_due" ON "offer" USING btree ("made_at") WHERE state = 'made';--> statement-breakpoint
CREATE INDEX "viewing_conversation" ON "viewing" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_open" ON "viewing" USING btree ("conversation_id") WHERE state in ('proposed', 'confirmed', 'changed');--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_open_slot" ON "viewing" USING btree ("slot_id") WHERE state in ('proposed', 'confirmed', 'changed');--> statement-breakpoint
CREATE INDEX "viewing_due" ON "viewing" USING btree ("starts_at") WHERE state in ('proposed', 'confirmed', 'changed');--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_mail_once" ON "viewing_mail" USING btree ("viewing_id","sequence","hours","side");--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_slot_once" ON "viewing_slot" USING btree ("public_reference","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_once" ON "conversation" USING btree ("public_reference","buyer_email");--> statement-breakpoint
CREATE INDEX "conversation_buyer" ON "conversation" USING btree ("buyer_email","last_message_at");--> statement-breakpoint
CREATE INDEX "conversation_seller" ON "conversation" USING btree ("seller_account_id","last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_message_key" ON "conversation_message" USING btree ("conversation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "conversation_message_order" ON "conversation_message" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_message_words" ON "conversation_message" USING btree ("words_hash","sent_at");--> statement-breakpoint
CREATE INDEX "conversation_message_enquiry" ON "conversation_message" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "conversation_notice_order" ON "conversation_notice" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_photo_position" ON "conversation_photo" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "conversation_photo_name" ON "conversation_photo" USING btree ("name");--> statement-breakpoint
CREATE INDEX "conversation_report_conversation" ON "conversation_report" USING btree ("conversation_id");