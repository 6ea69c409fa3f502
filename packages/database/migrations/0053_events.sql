-- Events that people sign up for (decision 0092).
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"consumer_no" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text NOT NULL,
	"phone" text NOT NULL,
	"plus_one" text NOT NULL,
	"attending_days" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"state" text NOT NULL,
	"position" bigserial NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_registrations_state_known" CHECK ("event_registrations"."state" in ('confirmed', 'waiting')),
	CONSTRAINT "event_registrations_seats_counted" CHECK ("event_registrations"."seats" = case "event_registrations"."plus_one" when '' then 1 else 2 end)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"capacity" integer NOT NULL,
	"allows_plus_one" boolean NOT NULL,
	"page" text NOT NULL,
	"names" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	CONSTRAINT "events_start_before_end" CHECK ("events"."starts_at" < "events"."ends_at"),
	CONSTRAINT "events_capacity_positive" CHECK ("events"."capacity" > 0)
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_one_a_person" ON "event_registrations" USING btree ("event_id","consumer_no");--> statement-breakpoint
CREATE INDEX "event_registrations_by_consumer" ON "event_registrations" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "event_registrations_waiting" ON "event_registrations" USING btree ("event_id","position") WHERE "event_registrations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "event_registrations_ended" ON "event_registrations" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at");