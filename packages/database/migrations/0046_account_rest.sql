-- Store credit (decision 0077), returns that their shoppers cancel, and codes that confirm a deletion (decision 0078).
CREATE TABLE "store_credit_accounts" (
	"consumer_no" text NOT NULL,
	"currency" char(3) NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_credit_accounts_consumer_no_currency_pk" PRIMARY KEY("consumer_no","currency"),
	CONSTRAINT "store_credit_accounts_balance_not_negative" CHECK ("store_credit_accounts"."balance_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"currency" char(3) NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_credit_entries_sign" CHECK (case "store_credit_entries"."kind" when 'issue' then "store_credit_entries"."amount_minor" > 0 when 'refund' then "store_credit_entries"."amount_minor" > 0 when 'restore' then "store_credit_entries"."amount_minor" > 0 when 'spend' then "store_credit_entries"."amount_minor" < 0 when 'withdraw' then "store_credit_entries"."amount_minor" < 0 else false end),
	CONSTRAINT "store_credit_entries_reason" CHECK (("store_credit_entries"."kind" in ('issue', 'withdraw')) = ("store_credit_entries"."reason" is not null) and ("store_credit_entries"."order_number" = '') = ("store_credit_entries"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_owner";--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_credit_accounts" ADD CONSTRAINT "store_credit_accounts_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_credit_entries_once" ON "store_credit_entries" USING btree ("order_number","kind","reference");--> statement-breakpoint
CREATE INDEX "store_credit_entries_by_consumer" ON "store_credit_entries" USING btree ("consumer_no","id");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" in ('sign_in', 'confirm_phone', 'delete_account'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_owner" CHECK (("one_time_codes"."purpose" <> 'sign_in') = ("one_time_codes"."consumer_no" is not null));--> statement-breakpoint

-- Another ledger of the kind that 0002_guards.sql describes: what the shop owes an account. The first credit opens it.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON store_credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF balance_minor ON store_credit_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON store_credit_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.balance_minor <> 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE FUNCTION apply_store_credit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved_accounts int;
BEGIN
  INSERT INTO store_credit_accounts (consumer_no, currency)
    SELECT DISTINCT consumer_no, currency FROM added WHERE amount_minor > 0 ORDER BY consumer_no, currency ON CONFLICT DO NOTHING;
  PERFORM 1 FROM store_credit_accounts WHERE (consumer_no, currency) IN (SELECT consumer_no, currency FROM added)
    ORDER BY consumer_no, currency FOR NO KEY UPDATE;
  UPDATE store_credit_accounts AS account SET balance_minor = account.balance_minor + moved.amount
    FROM (SELECT consumer_no, currency, sum(amount_minor)::int8 AS amount FROM added GROUP BY consumer_no, currency) AS moved
    WHERE account.consumer_no = moved.consumer_no AND account.currency = moved.currency;
  GET DIAGNOSTICS moved_accounts = ROW_COUNT;
  IF moved_accounts < (SELECT count(*) FROM (SELECT DISTINCT consumer_no, currency FROM added) AS each_account) THEN
    RAISE EXCEPTION 'there is no store credit of this consumer and currency'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_accounts_balance_not_negative', TABLE = 'store_credit_accounts';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON store_credit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_store_credit_entries();
