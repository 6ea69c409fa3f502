-- Returns that shoppers have registered: what comes back, why, and under which number (decision 0063).
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_number" text NOT NULL,
	"items" jsonb NOT NULL,
	"way" text NOT NULL,
	"parcels" integer NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_returns_way_known" CHECK ("order_returns"."way" in ('parcel', 'store')),
	CONSTRAINT "order_returns_parcels_counted" CHECK ("order_returns"."parcels" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_number" ON "order_returns" USING btree ("number");--> statement-breakpoint
CREATE INDEX "order_returns_by_order" ON "order_returns" USING btree ("order_number");
