-- Ledgers. An entry is only ever inserted; the trigger on it moves the balance, the balance's CHECK refuses what would
-- go below nothing, and so the sum of the entries is the balance. Balances are locked in the order of their keys, so
-- that two orders over the same things wait for each other and never deadlock. NO KEY, because the entry's foreign key
-- already holds a KEY SHARE lock on the same row: two entries that both wanted it FOR UPDATE would wait for each other.
-- Who writes several ledgers in one transaction writes them in this order: stock, promotions, gift cards, points,
-- payments. See docs/decisions/0003.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON price_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON promotion_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON points_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- A balance moves only inside the trigger of its ledger: pg_trigger_depth() is 0 for a statement of anybody else.
CREATE FUNCTION refuse_direct_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the balance of % follows its ledger: write an entry', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF on_hand, reserved ON stock_items FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON stock_items FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (NEW.on_hand <> 0 OR NEW.reserved <> 0)) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF authorised_minor, captured_minor, voided_minor, refunded_minor ON payments FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON payments FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.authorised_minor + NEW.captured_minor + NEW.voided_minor + NEW.refunded_minor <> 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF balance_minor ON gift_cards FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON gift_cards FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.balance_minor <> 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF balance ON points_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON points_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.balance <> 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint

-- What is received or counted for the first time makes its item. Anything else of an item that is not there fails on
-- the same check as of one that is sold out.
CREATE FUNCTION apply_stock_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  items int;
  made int := 0;
  made_keys text[] := '{}';
  moved_items int;
BEGIN
  SELECT count(*) INTO items FROM (SELECT DISTINCT variant_id, location_id FROM added) AS each_item;
  IF EXISTS (SELECT 1 FROM added WHERE reason IN ('receive', 'count')) THEN
    WITH fresh AS (
      INSERT INTO stock_items (variant_id, location_id, on_hand, reserved)
        SELECT variant_id, location_id,
          coalesce(sum(quantity) FILTER (WHERE reason IN ('receive', 'count', 'return', 'ship')), 0),
          coalesce(sum(quantity) FILTER (WHERE reason IN ('reserve', 'release', 'ship')), 0)
        FROM added
        WHERE NOT EXISTS (SELECT 1 FROM stock_items AS item WHERE item.variant_id = added.variant_id AND item.location_id = added.location_id)
        GROUP BY variant_id, location_id
        HAVING bool_or(reason IN ('receive', 'count'))
        ORDER BY variant_id, location_id
        ON CONFLICT DO NOTHING
        RETURNING variant_id || '/' || location_id AS key
    )
    SELECT array_agg(key), count(*) INTO made_keys, made FROM fresh;
    IF made = items THEN RETURN NULL; END IF;
  END IF;
  IF items > 1 THEN
    PERFORM 1 FROM stock_items
      WHERE (variant_id, location_id) IN (SELECT variant_id, location_id FROM added)
      ORDER BY variant_id, location_id FOR NO KEY UPDATE;
  END IF;
  UPDATE stock_items AS item
    SET on_hand = item.on_hand + moved.on_hand, reserved = item.reserved + moved.reserved, updated_at = now()
    FROM (
      SELECT variant_id, location_id,
        coalesce(sum(quantity) FILTER (WHERE reason IN ('receive', 'count', 'return', 'ship')), 0)::int AS on_hand,
        coalesce(sum(quantity) FILTER (WHERE reason IN ('reserve', 'release', 'ship')), 0)::int AS reserved
      FROM added GROUP BY variant_id, location_id
    ) AS moved
    WHERE item.variant_id = moved.variant_id AND item.location_id = moved.location_id
      AND (made = 0 OR moved.variant_id || '/' || moved.location_id <> ALL (made_keys));
  GET DIAGNOSTICS moved_items = ROW_COUNT;
  IF moved_items + made < items THEN
    RAISE EXCEPTION 'no stock is kept of a variant at this location'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_items_reserved_within', TABLE = 'stock_items';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON stock_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_stock_entries();
--> statement-breakpoint

CREATE FUNCTION apply_payment_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added JOIN payments ON payments.id = added.payment_id WHERE payments.currency <> added.currency) THEN
    RAISE EXCEPTION 'an entry has another currency than its payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_entries_currency';
  END IF;
  PERFORM 1 FROM payments WHERE id IN (SELECT payment_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  UPDATE payments AS payment
    SET authorised_minor = payment.authorised_minor + moved.authorised, captured_minor = payment.captured_minor + moved.captured,
        voided_minor = payment.voided_minor + moved.voided, refunded_minor = payment.refunded_minor + moved.refunded, updated_at = now()
    FROM (
      SELECT payment_id,
        coalesce(sum(amount_minor) FILTER (WHERE kind = 'authorise'), 0)::int8 AS authorised,
        coalesce(sum(amount_minor) FILTER (WHERE kind = 'capture'), 0)::int8 AS captured,
        coalesce(sum(amount_minor) FILTER (WHERE kind = 'void'), 0)::int8 AS voided,
        coalesce(sum(amount_minor) FILTER (WHERE kind = 'refund'), 0)::int8 AS refunded
      FROM added GROUP BY payment_id
    ) AS moved
    WHERE payment.id = moved.payment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON payment_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_payment_entries();
--> statement-breakpoint

CREATE FUNCTION apply_gift_card_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added JOIN gift_cards ON gift_cards.id = added.gift_card_id WHERE gift_cards.currency <> added.currency) THEN
    RAISE EXCEPTION 'an entry has another currency than its gift card' USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_card_entries_currency';
  END IF;
  PERFORM 1 FROM gift_cards WHERE id IN (SELECT gift_card_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  UPDATE gift_cards AS card SET balance_minor = card.balance_minor + moved.amount
    FROM (SELECT gift_card_id, sum(amount_minor)::int8 AS amount FROM added GROUP BY gift_card_id) AS moved
    WHERE card.id = moved.gift_card_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON gift_card_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_gift_card_entries();
--> statement-breakpoint

CREATE FUNCTION apply_points_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM points_accounts WHERE member_id IN (SELECT member_id FROM added) ORDER BY member_id FOR NO KEY UPDATE;
  UPDATE points_accounts AS account SET balance = account.balance + moved.points
    FROM (SELECT member_id, sum(points)::int8 AS points FROM added GROUP BY member_id) AS moved
    WHERE account.member_id = moved.member_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON points_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_points_entries();
--> statement-breakpoint

-- One counter for each limit that exists: of the promotion, of the coupon, and of either for one owner. The limit is
-- copied at every use, so that a changed limit holds from the next use on; what was used before a limit existed does
-- not count towards it. Giving back never fails, even when the limit has been lowered beneath the uses.
CREATE FUNCTION apply_promotion_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  move record;
BEGIN
  FOR move IN
    SELECT promotion_id, coupon_code, owner_key, sum(quantity)::int AS uses, use_limit FROM (
      SELECT added.promotion_id, '' AS coupon_code, '' AS owner_key, quantity, use_limit
        FROM added JOIN promotions ON promotions.id = added.promotion_id WHERE use_limit IS NOT NULL
      UNION ALL
      SELECT added.promotion_id, '', added.owner_key, quantity, use_limit_per_owner
        FROM added JOIN promotions ON promotions.id = added.promotion_id WHERE use_limit_per_owner IS NOT NULL
      UNION ALL
      SELECT added.promotion_id, added.coupon_code, '', quantity, use_limit
        FROM added JOIN coupons ON coupons.code = added.coupon_code WHERE use_limit IS NOT NULL
      UNION ALL
      SELECT added.promotion_id, added.coupon_code, added.owner_key, quantity, use_limit_per_owner
        FROM added JOIN coupons ON coupons.code = added.coupon_code WHERE use_limit_per_owner IS NOT NULL
    ) AS moved
    GROUP BY promotion_id, coupon_code, owner_key, use_limit
    ORDER BY promotion_id, coupon_code, owner_key
  LOOP
    IF move.uses > 0 THEN
      INSERT INTO promotion_counters AS counter (promotion_id, coupon_code, owner_key, uses, use_limit)
        VALUES (move.promotion_id, move.coupon_code, move.owner_key, move.uses, move.use_limit)
        ON CONFLICT (promotion_id, coupon_code, owner_key)
        DO UPDATE SET uses = counter.uses + excluded.uses, use_limit = excluded.use_limit;
    ELSE
      UPDATE promotion_counters AS counter
        SET uses = greatest(0, counter.uses + move.uses), use_limit = greatest(move.use_limit, counter.uses + move.uses)
        WHERE promotion_id = move.promotion_id AND coupon_code = move.coupon_code AND owner_key = move.owner_key;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON promotion_uses REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_promotion_uses();
--> statement-breakpoint

-- Rows that are written over and over keep room for their next version on the same page, and are swept sooner.
ALTER TABLE carts SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
ALTER TABLE stock_items SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
ALTER TABLE promotion_counters SET (fillfactor = 50, autovacuum_vacuum_threshold = 50, autovacuum_vacuum_scale_factor = 0);
