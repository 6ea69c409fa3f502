-- Members leave the programme (decision 0133).
CREATE TABLE "ended_memberships" (
	"member_id" text PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"lost_points" bigint NOT NULL,
	CONSTRAINT "ended_memberships_lost_not_negative" CHECK ("ended_memberships"."lost_points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ended_memberships" ADD CONSTRAINT "ended_memberships_member_id_points_accounts_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."points_accounts"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_memberships" ADD CONSTRAINT "ended_memberships_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_memberships_by_consumer" ON "ended_memberships" USING btree ("consumer_no");
--> statement-breakpoint
-- As before, and what comes to the account of an ended membership lapses at once: of an order that is cancelled or returned later, or
-- that was finalised meanwhile. The account is locked first, so that the end of a membership is seen or waits.
CREATE OR REPLACE FUNCTION apply_points_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM points_accounts WHERE member_id IN (SELECT member_id FROM added) ORDER BY member_id FOR NO KEY UPDATE;
  UPDATE points_accounts AS account SET balance = account.balance + moved.points
    FROM (SELECT member_id, sum(points)::int8 AS points FROM added GROUP BY member_id) AS moved
    WHERE account.member_id = moved.member_id;
  -- Asked first, because an INSERT of no rows would come here again.
  IF EXISTS (SELECT FROM added JOIN ended_memberships USING (member_id) JOIN points_accounts AS account USING (member_id)
    WHERE account.balance > 0) THEN
    INSERT INTO points_entries (member_id, kind, points, order_number, reference)
      SELECT added.member_id, 'expire', -sum(added.points)::int8, added.order_number, 'membership-ended ' || min(added.reference)
      FROM added JOIN ended_memberships USING (member_id)
      GROUP BY added.member_id, added.order_number HAVING sum(added.points) > 0;
  END IF;
  RETURN NULL;
END $$;
