-- What shoppers have asked to receive by email and phone (decision 0061), and questions to the shop.
CREATE TABLE "contact_cases" (
	"number" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"consumer_no" text,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"order_number" text,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"consumer_no" text,
	"channel" text NOT NULL,
	"type" text NOT NULL,
	"recipient" text NOT NULL,
	"category" text,
	"source" text NOT NULL,
	"opted_in_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"opted_out_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_channel_known" CHECK ("subscriptions"."channel" in ('email', 'sms')),
	CONSTRAINT "subscriptions_type_known" CHECK ("subscriptions"."type" in ('Newsletter', 'LoyaltyNewsletter', 'Loyalty')),
	CONSTRAINT "subscriptions_recipient_lower" CHECK ("subscriptions"."recipient" = lower("subscriptions"."recipient"))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_cases_created" ON "contact_cases" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_once" ON "subscriptions" USING btree ("recipient","site_id","channel","type");--> statement-breakpoint
CREATE INDEX "subscriptions_by_consumer" ON "subscriptions" USING btree ("consumer_no") WHERE "subscriptions"."consumer_no" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_unconfirmed" ON "subscriptions" USING btree ("opted_in_at") WHERE "subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_ended" ON "subscriptions" USING btree ("opted_out_at") WHERE "subscriptions"."opted_out_at" is not null;
