-- A code means one promotion at each site, so that the same words can be printed on every country's flyer.
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_promotion_id_promotions_id_fk";
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_pkey";
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "site_id" text;
--> statement-breakpoint
UPDATE coupons SET site_id = promotions.site_id FROM promotions WHERE promotions.id = coupons.promotion_id;
--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "site_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_of_site" UNIQUE("id","site_id");
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_site_id_code_pk" PRIMARY KEY("site_id","code");
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_promotion_of_site" FOREIGN KEY ("promotion_id","site_id") REFERENCES "public"."promotions"("id","site_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint

-- As before, with the coupon of the promotion's own site.
CREATE OR REPLACE FUNCTION apply_promotion_uses() RETURNS trigger LANGUAGE plpgsql AS $$
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
