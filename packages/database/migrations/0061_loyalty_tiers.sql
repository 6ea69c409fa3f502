-- What a return would have taken of points that were spent meanwhile, so that tiers do not count them (decision 0112).
ALTER TABLE "points_entries" ADD COLUMN "shortfall" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_sign";
--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_sign" CHECK (case "points_entries"."kind" when 'earn' then "points_entries"."points" > 0 when 'restore' then "points_entries"."points" > 0 when 'spend' then "points_entries"."points" < 0 when 'expire' then "points_entries"."points" < 0 when 'adjust' then "points_entries"."points" <> 0 or "points_entries"."shortfall" > 0 else false end);
--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_shortfall" CHECK ("points_entries"."shortfall" = 0 or ("points_entries"."kind" = 'adjust' and "points_entries"."shortfall" > 0));
