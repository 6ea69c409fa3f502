ALTER TABLE "gift_cards" ADD COLUMN "kind" text DEFAULT 'gift_card' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "wrong_pins" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "locked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "pin_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_kind_known" CHECK ("gift_cards"."kind" in ('gift_card', 'reward_card', 'reward_code'));--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_pin" CHECK ("gift_cards"."kind" = 'reward_code' or "gift_cards"."pin_hash" is not null);--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"consumer_no" text NOT NULL,
	"year" smallint NOT NULL,
	"currency" char(3) NOT NULL,
	"credit_minor" bigint NOT NULL,
	"spent_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_accounts_consumer_no_year_pk" PRIMARY KEY("consumer_no","year"),
	CONSTRAINT "credit_accounts_spent_within" CHECK ("credit_accounts"."spent_minor" between 0 and "credit_accounts"."credit_minor")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"year" smallint NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"order_number" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_sign" CHECK (case "credit_entries"."kind" when 'spend' then "credit_entries"."amount_minor" > 0 when 'restore' then "credit_entries"."amount_minor" < 0 else false end)
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_once" ON "credit_entries" USING btree ("order_number","kind","reference");--> statement-breakpoint

-- Another ledger of the kind that 0002_guards.sql describes: what an athlete spends of a year's credit.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF spent_minor ON credit_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON credit_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.spent_minor <> 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE FUNCTION apply_credit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved_accounts int;
BEGIN
  PERFORM 1 FROM credit_accounts WHERE (consumer_no, year) IN (SELECT consumer_no, year FROM added)
    ORDER BY consumer_no, year FOR NO KEY UPDATE;
  UPDATE credit_accounts AS account SET spent_minor = account.spent_minor + moved.amount
    FROM (SELECT consumer_no, year, sum(amount_minor)::int8 AS amount FROM added GROUP BY consumer_no, year) AS moved
    WHERE account.consumer_no = moved.consumer_no AND account.year = moved.year;
  GET DIAGNOSTICS moved_accounts = ROW_COUNT;
  IF moved_accounts < (SELECT count(*) FROM (SELECT DISTINCT consumer_no, year FROM added) AS each_account) THEN
    RAISE EXCEPTION 'no credit is kept for this consumer and year'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_accounts_spent_within', TABLE = 'credit_accounts';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON credit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_credit_entries();
--> statement-breakpoint

-- As before, and: a card that was blocked since it was put on a cart pays nothing any more, while giving back still works.
CREATE OR REPLACE FUNCTION apply_gift_card_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added JOIN gift_cards ON gift_cards.id = added.gift_card_id WHERE gift_cards.currency <> added.currency) THEN
    RAISE EXCEPTION 'an entry has another currency than its gift card' USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_card_entries_currency';
  END IF;
  PERFORM 1 FROM gift_cards WHERE id IN (SELECT gift_card_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (SELECT 1 FROM added JOIN gift_cards ON gift_cards.id = added.gift_card_id WHERE added.kind = 'redeem' AND gift_cards.state = 'blocked') THEN
    RAISE EXCEPTION 'a blocked card pays nothing' USING ERRCODE = 'check_violation', CONSTRAINT = 'gift_cards_balance_not_negative';
  END IF;
  UPDATE gift_cards AS card SET balance_minor = card.balance_minor + moved.amount
    FROM (SELECT gift_card_id, sum(amount_minor)::int8 AS amount FROM added GROUP BY gift_card_id) AS moved
    WHERE card.id = moved.gift_card_id;
  RETURN NULL;
END $$;
