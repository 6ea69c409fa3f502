-- What stores and carriers hold for shoppers: who works in a store, the counters where parcels wait, and reservations.

CREATE TABLE "collection_points" (
	"id" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"address" jsonb NOT NULL,
	"latitude_micro" integer NOT NULL,
	"longitude_micro" integer NOT NULL,
	"hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"max_weight_grams" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "collection_points_status_known" CHECK ("collection_points"."status" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"variant_id" text NOT NULL,
	"location_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"contact" jsonb NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"order_number" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_quantity_positive" CHECK ("reservations"."quantity" > 0),
	CONSTRAINT "reservations_state_known" CHECK ("reservations"."state" in ('held', 'ordered', 'ended')),
	CONSTRAINT "reservations_ordered_has_order" CHECK (("reservations"."state" = 'ordered') = ("reservations"."order_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "store_employees" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_employees" ADD CONSTRAINT "store_employees_store_id_locations_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("expires_at") WHERE "reservations"."state" = 'held';
--> statement-breakpoint
CREATE INDEX "reservations_by_cart" ON "reservations" USING btree ("cart_id");
--> statement-breakpoint
CREATE INDEX "reservations_by_order" ON "reservations" USING btree ("order_number") WHERE "reservations"."order_number" is not null;
--> statement-breakpoint
CREATE INDEX "store_employees_by_store" ON "store_employees" USING btree ("store_id");
--> statement-breakpoint
CREATE TRIGGER tell_inserted AFTER INSERT ON collection_points REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_rows('locations', 'id');
--> statement-breakpoint
CREATE TRIGGER tell_updated AFTER UPDATE ON collection_points REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_rows('locations', 'id');
--> statement-breakpoint
CREATE TRIGGER tell_deleted AFTER DELETE ON collection_points REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_rows('locations', 'id');
