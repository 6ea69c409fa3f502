CREATE TABLE "search_rules" (
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"rules" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_rules_site_id_locale_state_pk" PRIMARY KEY("site_id","locale","state"),
	CONSTRAINT "search_rules_state_known" CHECK ("search_rules"."state" in ('draft', 'live'))
);

--> statement-breakpoint
CREATE TRIGGER notify_inserted AFTER INSERT ON search_rules REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('search_rules', 'site_id');
--> statement-breakpoint
CREATE TRIGGER notify_updated AFTER UPDATE ON search_rules REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('search_rules', 'site_id');
