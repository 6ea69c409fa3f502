CREATE TABLE "order_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"line_id" text NOT NULL,
	"qty" integer NOT NULL,
	"variant_id" text NOT NULL,
	"upc" text NOT NULL,
	"size" text NOT NULL,
	"location_id" text NOT NULL,
	"state" text NOT NULL,
	"tracking" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_exchanges_state_known" CHECK ("order_exchanges"."state" in ('held', 'due', 'sent', 'released')),
	CONSTRAINT "order_exchanges_counted" CHECK ("order_exchanges"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "acting_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_no" text NOT NULL,
	"consumer_no" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_known";--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_handovers" ADD CONSTRAINT "acting_handovers_agent_no_consumers_consumer_no_fk" FOREIGN KEY ("agent_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_handovers" ADD CONSTRAINT "acting_handovers_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_exchanges_once" ON "order_exchanges" USING btree ("return_id","line_id");--> statement-breakpoint
CREATE INDEX "order_exchanges_by_order" ON "order_exchanges" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_exchanges_to_expire" ON "order_exchanges" USING btree ("expires_at") WHERE "order_exchanges"."state" = 'held';--> statement-breakpoint
CREATE INDEX "acting_handovers_to_expire" ON "acting_handovers" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose_known" CHECK ("account_links"."purpose" in ('reset_password', 'confirm_email', 'staff_invitation'));--> statement-breakpoint

-- The rights of the back office's new areas, for the roles that a shop begins with and may have changed since.
INSERT INTO staff_role_rights (role_id, "right")
  SELECT r.id, given."right" FROM staff_roles r
  JOIN (VALUES ('customer-service', 'cases.read'), ('customer-service', 'cases.answer'),
    ('customer-service', 'customers.act')) AS given (role_id, "right") ON given.role_id = r.id
  ON CONFLICT DO NOTHING;
