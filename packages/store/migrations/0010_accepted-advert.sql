CREATE TABLE "accepted_advert" (
	"public_reference" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" text NOT NULL,
	"note" text NOT NULL
);
