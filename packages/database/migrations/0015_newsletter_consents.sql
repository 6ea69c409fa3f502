CREATE TABLE "newsletter_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"order_number" text,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_consents_email_lower" CHECK ("newsletter_consents"."email" = lower("newsletter_consents"."email"))
);

--> statement-breakpoint
CREATE INDEX "newsletter_consents_by_email" ON "newsletter_consents" USING btree ("site_id","email");
