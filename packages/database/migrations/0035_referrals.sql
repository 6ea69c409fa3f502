-- Members' codes for new members, and who came by which (decision 0067). The code follows from the membership number, and does not lead back to it.
ALTER TABLE "points_accounts" ADD COLUMN "referral_code" text GENERATED ALWAYS AS (upper(substr(md5("member_id"), 1, 10))) STORED;
--> statement-breakpoint
-- Partial, so that the code is no key of the row: updates of balances would wait for each other's entries, and never end.
CREATE UNIQUE INDEX "points_accounts_referral_code" ON "points_accounts" USING btree ("referral_code") WHERE "points_accounts"."referral_code" is not null;
--> statement-breakpoint
CREATE TABLE "referrals" (
	"consumer_no" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"lead_source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;
