CREATE TABLE "linked_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "used_provider_answers" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "signed_in_by" text;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refresh_token_families" ADD COLUMN "signed_in_by" text;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_subject" ON "linked_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "linked_identities_by_consumer" ON "linked_identities" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "used_provider_answers_to_expire" ON "used_provider_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_consents_withdrawn" ON "newsletter_consents" USING btree ("withdrawn_at") WHERE "newsletter_consents"."withdrawn_at" is not null;