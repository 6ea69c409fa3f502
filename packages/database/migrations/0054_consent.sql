-- Consent, events of the data layer, and purchase events (decisions 0094 and 0095).
CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"visit" "bytea" NOT NULL,
	"page_type" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"release" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" uuid NOT NULL,
	"site_id" text NOT NULL,
	"policy_version" integer NOT NULL,
	"categories" text NOT NULL,
	"has_privacy_signal" boolean NOT NULL,
	"consumer_no" text,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_consent_id_decided_at_pk" PRIMARY KEY("consent_id","decided_at")
);
--> statement-breakpoint
CREATE TABLE "purchase_events" (
	"order_number" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_events_is_object" CHECK (jsonb_typeof("purchase_events"."event") = 'object')
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_by_time" ON "analytics_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "analytics_events_by_name" ON "analytics_events" USING btree ("site_id","name","happened_at");--> statement-breakpoint
CREATE INDEX "consents_by_consumer" ON "consents" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "consents_by_time" ON "consents" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "purchase_events_by_time" ON "purchase_events" USING btree ("happened_at");