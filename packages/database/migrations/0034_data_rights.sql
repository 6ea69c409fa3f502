-- Exports of a person's data, and accounts whose deletion was asked for (decision 0066).
CREATE TABLE "account_deletions" (
	"consumer_no" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"document" json,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_exports_ready_has_document" CHECK (("data_exports"."ready_at" is null) = ("data_exports"."document" is null))
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_a_consumer" ON "data_exports" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "data_exports_to_expire" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint

-- The key under which the uses of an erased account still count: no one reads the mailbox from it, and the same mailbox has the same key.
CREATE FUNCTION erased_owner_key(owner_key text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN 'erased:' || encode(sha256(convert_to(owner_key, 'UTF8')), 'hex');
--> statement-breakpoint

-- A use is still never changed or deleted; only its owner may be replaced by an erased key.
DROP TRIGGER append_only ON promotion_uses;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OF id, promotion_id, coupon_code, order_number, quantity, created_at OR DELETE OR TRUNCATE
  ON promotion_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER owner_only_erased BEFORE UPDATE OF owner_key ON promotion_uses FOR EACH ROW
  WHEN (NEW.owner_key NOT LIKE 'erased:%') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- What staff did is still never changed or deleted; only the values of an erased person may be emptied.
DROP TRIGGER append_only ON staff_actions;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OF id, site_id, actor_id, actor_type, action, subject, consumer_no, created_at OR DELETE OR TRUNCATE
  ON staff_actions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER data_only_emptied BEFORE UPDATE OF data ON staff_actions FOR EACH ROW
  WHEN (NEW.data <> '{}') EXECUTE FUNCTION refuse_change();
