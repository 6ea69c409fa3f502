CREATE TABLE "accepted_terms" (
	"consumer_no" text NOT NULL,
	"terms" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_terms_consumer_no_terms_version_pk" PRIMARY KEY("consumer_no","terms","version"),
	CONSTRAINT "accepted_terms_terms_known" CHECK ("accepted_terms"."terms" in ('employee_discount'))
);
--> statement-breakpoint
CREATE TABLE "spend_accounts" (
	"consumer_no" text NOT NULL,
	"name" text NOT NULL,
	"year" smallint NOT NULL,
	"currency" char(3) NOT NULL,
	"limit_minor" bigint NOT NULL,
	"spent_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spend_accounts_consumer_no_name_year_pk" PRIMARY KEY("consumer_no","name","year"),
	CONSTRAINT "spend_accounts_name_known" CHECK ("spend_accounts"."name" in ('employee', 'prosumer')),
	CONSTRAINT "spend_accounts_spent_within" CHECK ("spend_accounts"."spent_minor" between 0 and "spend_accounts"."limit_minor")
);
--> statement-breakpoint
CREATE TABLE "spend_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"name" text NOT NULL,
	"year" smallint NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"order_number" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spend_entries_sign" CHECK (case "spend_entries"."kind" when 'spend' then "spend_entries"."amount_minor" > 0 when 'restore' then "spend_entries"."amount_minor" < 0 else false end)
);
--> statement-breakpoint
ALTER TABLE "accepted_terms" ADD CONSTRAINT "accepted_terms_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spend_accounts" ADD CONSTRAINT "spend_accounts_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "spend_entries_once" ON "spend_entries" USING btree ("order_number","kind","reference");--> statement-breakpoint

-- What a consumer accepted stays as it was.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON accepted_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Another ledger of the kind that 0002_guards.sql describes: what members of the discount programmes buy in a year.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON spend_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF spent_minor ON spend_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON spend_accounts FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.spent_minor <> 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE FUNCTION apply_spend_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved_accounts int;
BEGIN
  PERFORM 1 FROM spend_accounts WHERE (consumer_no, name, year) IN (SELECT consumer_no, name, year FROM added)
    ORDER BY consumer_no, name, year FOR NO KEY UPDATE;
  UPDATE spend_accounts AS account SET spent_minor = account.spent_minor + moved.amount
    FROM (SELECT consumer_no, name, year, sum(amount_minor)::int8 AS amount FROM added GROUP BY consumer_no, name, year) AS moved
    WHERE account.consumer_no = moved.consumer_no AND account.name = moved.name AND account.year = moved.year;
  GET DIAGNOSTICS moved_accounts = ROW_COUNT;
  IF moved_accounts < (SELECT count(*) FROM (SELECT DISTINCT consumer_no, name, year FROM added) AS each_account) THEN
    RAISE EXCEPTION 'there is no account of this limit, consumer and year'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'spend_accounts_spent_within', TABLE = 'spend_accounts';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apply_entries AFTER INSERT ON spend_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION apply_spend_entries();
