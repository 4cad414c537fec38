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
ALTER TABLE "buyer_request" ADD CONSTRAINT "buyer_request_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_slot_id_viewing_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."viewing_slot"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_mail" ADD CONSTRAINT "viewing_mail_viewing_id_viewing_id_fk" FOREIGN KEY ("viewing_id") REFERENCES "public"."viewing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "viewing_slot_once" ON "viewing_slot" USING btree ("public_reference","starts_at");