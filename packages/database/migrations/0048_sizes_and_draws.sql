-- Returns because of the size, and draws of launches (decisions 0081 and 0082).
CREATE TABLE "draw_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draw_id" uuid NOT NULL,
	"consumer_no" text NOT NULL,
	"locale" text NOT NULL,
	"variant_id" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"place" integer,
	"state" text NOT NULL,
	"reserved_until" timestamp (3) with time zone,
	"order_number" text,
	CONSTRAINT "draw_entries_state_known" CHECK ("draw_entries"."state" in ('entered', 'won', 'waiting', 'expired', 'bought', 'lost')),
	CONSTRAINT "draw_entries_won_has_end" CHECK ("draw_entries"."state" <> 'won' or "draw_entries"."reserved_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"product_id" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"hold_hours" integer NOT NULL,
	"units" jsonb NOT NULL,
	"seed_hash" text NOT NULL,
	"seed" text NOT NULL,
	"state" text NOT NULL,
	"drawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draws_state_known" CHECK ("draws"."state" in ('open', 'drawn', 'ended', 'cancelled')),
	CONSTRAINT "draws_open_before_close" CHECK ("draws"."opens_at" < "draws"."closes_at"),
	CONSTRAINT "draws_hold_counted" CHECK ("draws"."hold_hours" between 1 and 168),
	CONSTRAINT "draws_drawn_has_time" CHECK ("draws"."state" not in ('drawn', 'ended') or "draws"."drawn_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "size_returns" (
	"product_id" text PRIMARY KEY NOT NULL,
	"too_small" integer DEFAULT 0 NOT NULL,
	"too_large" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_returns" ADD CONSTRAINT "size_returns_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_entries_one_a_person" ON "draw_entries" USING btree ("draw_id","consumer_no");--> statement-breakpoint
CREATE INDEX "draw_entries_by_consumer" ON "draw_entries" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "draw_entries_reserved" ON "draw_entries" USING btree ("reserved_until") WHERE "draw_entries"."state" = 'won';--> statement-breakpoint
CREATE INDEX "draw_entries_places" ON "draw_entries" USING btree ("draw_id","variant_id","place");--> statement-breakpoint
CREATE INDEX "draw_entries_by_order" ON "draw_entries" USING btree ("order_number") WHERE "draw_entries"."order_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "draws_one_a_product" ON "draws" USING btree ("product_id","site_id") WHERE "draws"."state" in ('open', 'drawn');--> statement-breakpoint
CREATE INDEX "draws_newest" ON "draws" USING btree ("created_at" DESC NULLS LAST);
--> statement-breakpoint
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['draws', 'size_returns'] LOOP
    EXECUTE format('CREATE TRIGGER notify_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows(''products'', ''product_id'')', source);
    EXECUTE format('CREATE TRIGGER notify_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows(''products'', ''product_id'')', source);
    EXECUTE format('CREATE TRIGGER notify_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows(''products'', ''product_id'')', source);
  END LOOP;
END $$;
--> statement-breakpoint
-- While a draw lasts, its product's stock is reserved for the orders of its winners only, one unit each. The winner's row is locked,
-- so that two orders of one winner at once cannot both take it; one whose order failed may order again. Whatever reserves
-- stock writes an entry of the ledger, so that no way to buy leads past this.
CREATE FUNCTION require_draw_win() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  active record;
  won record;
BEGIN
  SELECT d.id INTO active FROM draws d JOIN variants v ON v.product_id = d.product_id
    WHERE v.id = NEW.variant_id AND d.state IN ('open', 'drawn')
      AND d.site_id = coalesce((SELECT o.site_id FROM orders o WHERE o.number = NEW.order_number),
        (SELECT l.site_id FROM locations l WHERE l.id = NEW.location_id));
  IF NOT FOUND THEN RETURN NEW; END IF;
  SELECT e.id, e.order_number INTO won FROM draw_entries e JOIN orders o ON o.owner_kind = 'consumer' AND o.owner_id = e.consumer_no
    WHERE o.number = NEW.order_number AND e.draw_id = active.id AND e.variant_id = NEW.variant_id
      AND e.state = 'won' AND e.reserved_until > o.placed_at AND NEW.quantity = 1
    FOR UPDATE OF e;
  -- A statement of its own reads what was committed while the lock was awaited.
  IF NOT FOUND OR EXISTS (SELECT FROM orders o WHERE o.number = won.order_number AND o.state <> 'failed') THEN
    RAISE EXCEPTION 'only a winner of the draw can buy %', NEW.variant_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'draw_winners_only', TABLE = 'draw_entries';
  END IF;
  UPDATE draw_entries SET order_number = NEW.order_number WHERE id = won.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER require_draw_win BEFORE INSERT ON stock_entries FOR EACH ROW WHEN (NEW.reason = 'reserve') EXECUTE FUNCTION require_draw_win();
