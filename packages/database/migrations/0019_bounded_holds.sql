-- Addresses of one mailbox are equal under this key: case, a tag after "+", and dots of Gmail make no difference (docs/decisions/0034).
CREATE FUNCTION mailbox_key(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com' ELSE name || '@' || domain END
  FROM (SELECT split_part(regexp_replace(address, '@[^@]*$', ''), '+', 1) AS name, regexp_replace(address, '^.*@', '') AS domain
    FROM lower(btrim(email)) AS address) AS parts
$$;
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "owner_kind" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (mailbox_key(contact ->> 'email')) STORED;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
-- The previous version writes reservations that need no confirmation: theirs count as confirmed.
ALTER TABLE "reservations" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
UPDATE reservations r SET owner_kind = c.owner_kind, owner_id = c.owner_id, confirmed_at = r.created_at FROM carts c WHERE c.id = r.cart_id;--> statement-breakpoint
CREATE INDEX "reservations_by_mailbox" ON "reservations" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "reservations_held_by_network" ON "reservations" USING btree ("network") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_held_by_owner" ON "reservations" USING btree ("owner_kind","owner_id") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_held_by_item" ON "reservations" USING btree ("variant_id","location_id") WHERE "reservations"."state" = 'held';--> statement-breakpoint
ALTER TABLE "consumers" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Accounts that exist keep their email: only new ones have to prove theirs.
UPDATE consumers SET email_confirmed_at = created_at;--> statement-breakpoint
CREATE INDEX "orders_by_mailbox" ON "orders" USING btree (mailbox_key("email"));--> statement-breakpoint
CREATE INDEX "orders_pending_by_network" ON "orders" USING btree (("doc" #>> '{placedFrom,network}')) WHERE "orders"."state" = 'payment_pending';
