CREATE TABLE "alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"watcher_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"pace" text NOT NULL,
	"events" jsonb NOT NULL,
	"ways" jsonb NOT NULL,
	"state" text NOT NULL,
	"off_reason" text,
	"muted_until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_bounce" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_bounce_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"watcher_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_confirmation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_confirmation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"watcher_id" integer NOT NULL,
	"alert_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_ended_advert" (
	"public_reference" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"watcher_id" integer NOT NULL,
	"alert_id" integer,
	"vehicle" text NOT NULL,
	"public_reference" text NOT NULL,
	"event" text NOT NULL,
	"mark" bigint NOT NULL,
	"price" integer,
	"at" timestamp(3) with time zone NOT NULL,
	"pace" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"notice_id" integer
);
--> statement-breakpoint
CREATE TABLE "alert_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"watcher_id" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"pace" text NOT NULL,
	"push_state" text
);
--> statement-breakpoint
CREATE TABLE "push_browser" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_browser_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"watcher_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watcher" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watcher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"phrase" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"heard_at" timestamp(3) with time zone NOT NULL,
	"asked_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_watcher_id_watcher_id_fk" FOREIGN KEY ("watcher_id") REFERENCES "public"."watcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_bounce" ADD CONSTRAINT "alert_bounce_watcher_id_watcher_id_fk" FOREIGN KEY ("watcher_id") REFERENCES "public"."watcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_confirmation" ADD CONSTRAINT "alert_confirmation_watcher_id_watcher_id_fk" FOREIGN KEY ("watcher_id") REFERENCES "public"."watcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_news" ADD CONSTRAINT "alert_news_watcher_id_watcher_id_fk" FOREIGN KEY ("watcher_id") REFERENCES "public"."watcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_news" ADD CONSTRAINT "alert_news_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_news" ADD CONSTRAINT "alert_news_notice_id_alert_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."alert_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_notice" ADD CONSTRAINT "alert_notice_watcher_id_watcher_id_fk" FOREIGN KEY ("watcher_id") REFERENCES "public"."watcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_browser" ADD CONSTRAINT "push_browser_watcher_id_watcher_id_fk" FOREIGN KEY ("watcher_id") REFERENCES "public"."watcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_once" ON "alert" USING btree ("watcher_id","kind","subject");--> statement-breakpoint
CREATE INDEX "alert_updated" ON "alert" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "alert_vehicle" ON "alert" USING btree ("subject") WHERE kind = 'vehicle';--> statement-breakpoint
CREATE UNIQUE INDEX "alert_bounce_once" ON "alert_bounce" USING btree ("watcher_id","mail_id");--> statement-breakpoint
CREATE INDEX "alert_confirmation_watcher" ON "alert_confirmation" USING btree ("watcher_id","created_at");--> statement-breakpoint
CREATE INDEX "alert_confirmation_visitor" ON "alert_confirmation" USING btree ("visitor","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_news_once" ON "alert_news" USING btree ("watcher_id","vehicle","event","mark");--> statement-breakpoint
CREATE INDEX "alert_news_due" ON "alert_news" USING btree ("due_at") WHERE notice_id is null;--> statement-breakpoint
CREATE INDEX "alert_news_notice" ON "alert_news" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "alert_news_vehicle" ON "alert_news" USING btree ("vehicle") WHERE notice_id is null;--> statement-breakpoint
CREATE INDEX "alert_news_alert" ON "alert_news" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_notice_watcher" ON "alert_notice" USING btree ("watcher_id","at");--> statement-breakpoint
CREATE INDEX "alert_notice_push" ON "alert_notice" USING btree ("id") WHERE push_state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "push_browser_endpoint" ON "push_browser" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_browser_watcher" ON "push_browser" USING btree ("watcher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watcher_email" ON "watcher" USING btree ("email");--> statement-breakpoint
CREATE INDEX "watcher_heard" ON "watcher" USING btree ("heard_at");