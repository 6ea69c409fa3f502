-- Events that staff edit and cancel, with an end of their sign-up (decision 0137).
ALTER TABLE "events" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_close_before_start" CHECK ("events"."closes_at" <= "events"."starts_at");