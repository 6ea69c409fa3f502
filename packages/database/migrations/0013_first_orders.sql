-- As before, and a promotion for a first order is used once by each owner: of two orders at once the database refuses the second.
CREATE OR REPLACE FUNCTION apply_promotion_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  move record;
BEGIN
  FOR move IN
    SELECT promotion_id, coupon_code, owner_key, sum(quantity)::int AS uses, use_limit FROM (
      SELECT added.promotion_id, '' AS coupon_code, '' AS owner_key, quantity, use_limit
        FROM added JOIN promotions ON promotions.id = added.promotion_id WHERE use_limit IS NOT NULL
      UNION ALL
      SELECT added.promotion_id, '', added.owner_key, quantity, per_owner
        FROM added JOIN promotions ON promotions.id = added.promotion_id,
          LATERAL (SELECT CASE WHEN rule @> '{"conditions": [{"type": "firstOrder"}]}' THEN 1 ELSE use_limit_per_owner END) AS held (per_owner)
        WHERE per_owner IS NOT NULL
      UNION ALL
      SELECT added.promotion_id, added.coupon_code, '', quantity, use_limit
        FROM added JOIN coupons ON coupons.code = added.coupon_code AND coupons.promotion_id = added.promotion_id
        WHERE use_limit IS NOT NULL
      UNION ALL
      SELECT added.promotion_id, added.coupon_code, added.owner_key, quantity, use_limit_per_owner
        FROM added JOIN coupons ON coupons.code = added.coupon_code AND coupons.promotion_id = added.promotion_id
        WHERE use_limit_per_owner IS NOT NULL
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
