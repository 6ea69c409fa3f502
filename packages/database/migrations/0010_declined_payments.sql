ALTER TABLE "carts" ADD COLUMN "declined_payments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "last_declined_at" timestamp (3) with time zone;
