CREATE TABLE "visitor_limit" (
	"topic" text NOT NULL,
	"visitor" text NOT NULL,
	"full_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "visitor_limit_topic_visitor_pk" PRIMARY KEY("topic","visitor")
);
