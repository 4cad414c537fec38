CREATE TABLE "job" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"leased_by" text,
	"leased_until" timestamp(3) with time zone,
	"again_at" timestamp(3) with time zone,
	"last_success_at" timestamp(3) with time zone,
	"last_error" text,
	CONSTRAINT "job_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE INDEX "job_waiting" ON "job" USING btree ("due_at") WHERE state = 'waiting';