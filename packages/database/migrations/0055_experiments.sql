CREATE TABLE "experiment_conversions" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor" "bytea" NOT NULL,
	"event" text NOT NULL,
	"value" real DEFAULT 1 NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_exposures" (
	"experiment_key" text NOT NULL,
	"visitor" "bytea" NOT NULL,
	"variant" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experiment_exposures_experiment_key_visitor_pk" PRIMARY KEY("experiment_key","visitor")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"traffic" integer DEFAULT 10000 NOT NULL,
	"variants" text[] NOT NULL,
	"metric" text DEFAULT 'purchase' NOT NULL,
	"segments" text[] DEFAULT '{}' NOT NULL,
	"site_ids" text[] DEFAULT '{}' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiments_state_known" CHECK ("experiments"."state" in ('draft', 'running', 'stopped')),
	CONSTRAINT "experiments_traffic_within" CHECK ("experiments"."traffic" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "experiment_exposures" ADD CONSTRAINT "experiment_exposures_experiment_key_experiments_key_fk" FOREIGN KEY ("experiment_key") REFERENCES "public"."experiments"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiment_conversions_by_visitor" ON "experiment_conversions" USING btree ("visitor","event","happened_at");--> statement-breakpoint
CREATE INDEX "experiment_conversions_by_time" ON "experiment_conversions" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "experiment_exposures_by_time" ON "experiment_exposures" USING btree ("seen_at");
--> statement-breakpoint
CREATE TRIGGER notify_inserted AFTER INSERT ON experiments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('experiments', 'key');
--> statement-breakpoint
CREATE TRIGGER notify_updated AFTER UPDATE ON experiments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('experiments', 'key');
