-- Rows whose order refers to them, or which are records of a sale, are emptied instead of deleted (decision 0038). The partial indexes
-- lead to what is due, so that a run of retention reads no row that it emptied before.
ALTER TABLE "carts" ADD COLUMN "forgotten_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgotten_at" timestamp (3) with time zone;
--> statement-breakpoint
DROP INDEX "carts_to_expire";
--> statement-breakpoint
CREATE INDEX "carts_to_expire" ON "carts" USING btree ("expires_at") WHERE "carts"."forgotten_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_to_forget" ON "orders" USING btree ("site_id","placed_at") WHERE "orders"."forgotten_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_failed" ON "orders" USING btree ("placed_at") WHERE "orders"."state" = 'failed' and "orders"."forgotten_at" is null;
--> statement-breakpoint
CREATE INDEX "saved_lists_of_guests" ON "saved_lists" USING btree ("created_at") WHERE "saved_lists"."owner_kind" = 'guest';
--> statement-breakpoint
CREATE INDEX "reservations_ended" ON "reservations" USING btree ("expires_at") WHERE "reservations"."state" <> 'held';
--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");
