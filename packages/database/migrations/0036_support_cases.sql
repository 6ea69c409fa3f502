-- Questions to the shop and faults of goods in one table, each with the messages of both sides (decision 0068).
ALTER TABLE "contact_cases" RENAME TO "support_cases";
--> statement-breakpoint
ALTER TABLE "support_cases" RENAME CONSTRAINT "contact_cases_pkey" TO "support_cases_pkey";
--> statement-breakpoint
DROP INDEX "contact_cases_created";
--> statement-breakpoint
ALTER TABLE "support_cases" ADD COLUMN "state" text NOT NULL DEFAULT 'open', ADD COLUMN "line_id" text, ADD COLUMN "item_name" text,
	ADD COLUMN "remedy" text, ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "support_cases" SET "updated_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "support_cases" ALTER COLUMN "state" DROP DEFAULT, ALTER COLUMN "updated_at" SET NOT NULL,
	ADD CONSTRAINT "support_cases_state_known" CHECK ("support_cases"."state" in ('open', 'answered', 'closed'));
--> statement-breakpoint
CREATE TABLE "support_case_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_number" text NOT NULL,
	"author" text NOT NULL,
	"staff_id" text,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_case_messages_author_known" CHECK ("support_case_messages"."author" in ('shopper', 'staff'))
);
--> statement-breakpoint
INSERT INTO "support_case_messages" ("id", "case_number", "author", "message", "created_at")
	SELECT gen_random_uuid(), "number", 'shopper', "message", "created_at" FROM "support_cases";
--> statement-breakpoint
ALTER TABLE "support_cases" DROP COLUMN "message";
--> statement-breakpoint
CREATE TABLE "support_case_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_number" text,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- The bytes are those of a JPEG, which the database would try to make smaller in vain.
ALTER TABLE "support_case_photos" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "support_case_messages" ADD CONSTRAINT "support_case_messages_case_number_support_cases_number_fk" FOREIGN KEY ("case_number") REFERENCES "public"."support_cases"("number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_case_photos" ADD CONSTRAINT "support_case_photos_case_number_support_cases_number_fk" FOREIGN KEY ("case_number") REFERENCES "public"."support_cases"("number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "support_case_messages_by_case" ON "support_case_messages" USING btree ("case_number","created_at");
--> statement-breakpoint
CREATE INDEX "support_case_photos_by_case" ON "support_case_photos" USING btree ("case_number") WHERE "support_case_photos"."case_number" is not null;
--> statement-breakpoint
CREATE INDEX "support_case_photos_by_owner" ON "support_case_photos" USING btree ("owner_kind","owner_id");
--> statement-breakpoint
CREATE INDEX "support_case_photos_unused" ON "support_case_photos" USING btree ("created_at") WHERE "support_case_photos"."case_number" is null;
--> statement-breakpoint
CREATE INDEX "support_cases_updated" ON "support_cases" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX "support_cases_by_state" ON "support_cases" USING btree ("state","updated_at");
--> statement-breakpoint
CREATE INDEX "support_cases_by_consumer" ON "support_cases" USING btree ("consumer_no") WHERE "support_cases"."consumer_no" is not null;
--> statement-breakpoint
CREATE INDEX "support_cases_by_email" ON "support_cases" USING btree ("email") WHERE "support_cases"."consumer_no" is null;
--> statement-breakpoint
-- The last choice of a consumer about a kind of mail.
CREATE TABLE "notification_choices" (
	"consumer_no" text NOT NULL,
	"type" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"source" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_choices_consumer_no_type_pk" PRIMARY KEY("consumer_no","type"),
	CONSTRAINT "notification_choices_type_known" CHECK ("notification_choices"."type" in ('shipments', 'cases')),
	CONSTRAINT "notification_choices_source_known" CHECK ("notification_choices"."source" in ('account', 'agent'))
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;
