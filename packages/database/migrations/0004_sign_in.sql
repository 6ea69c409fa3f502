CREATE TABLE "authorization_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"site_id" text NOT NULL,
	"code_challenge" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"scope" "bytea" PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "consumer_cards_token";--> statement-breakpoint
DROP INDEX "consumer_cards_by_consumer";--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authorization_codes_to_expire" ON "authorization_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_tries_to_forget" ON "sign_in_tries" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_cards_once" ON "consumer_cards" USING btree ("consumer_no","brand","last4","expiry_month","expiry_year");
--> statement-breakpoint
-- Sessions that end before their time are news, so that access tokens which nobody looks up end with them, on every instance.
CREATE FUNCTION tell_revoked_families() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  SELECT coalesce(array_agg(now_is.id::text), '{}') INTO keys
    FROM now_is JOIN was USING (id) WHERE was.revoked_at IS NULL AND now_is.revoked_at IS NOT NULL;
  PERFORM tell_changed('session_families', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_updated AFTER UPDATE ON session_families REFERENCING OLD TABLE AS was NEW TABLE AS now_is
  FOR EACH STATEMENT EXECUTE FUNCTION tell_revoked_families();
--> statement-breakpoint
-- Whoever disables or erases a consumer ends their sessions in the same commit.
CREATE FUNCTION end_sessions_of_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session_families SET revoked_at = now(), revoked_for = 'consumer_gone'
    WHERE owner_kind = 'consumer' AND owner_id = OLD.consumer_no AND revoked_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_sessions AFTER UPDATE OF state ON consumers
  FOR EACH ROW WHEN (OLD.state = 'active' AND NEW.state <> 'active') EXECUTE FUNCTION end_sessions_of_disabled();
--> statement-breakpoint
CREATE TRIGGER end_sessions_of_erased AFTER DELETE ON consumers
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_disabled();
