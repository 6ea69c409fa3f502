CREATE TABLE "agents" (
	"consumer_no" text PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'support' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_role_known" CHECK ("agents"."role" in ('support', 'supervisor'))
);
--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "consumer_no" text;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_actions_by_consumer" ON "staff_actions" USING btree ("consumer_no","id") WHERE "staff_actions"."consumer_no" is not null;
