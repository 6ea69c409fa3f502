-- Codes of six digits that prove a mailbox or a phone, and since when a phone is proved (decision 0049).
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text NOT NULL,
	"consumer_no" text,
	"code_challenge" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" in ('sign_in', 'confirm_phone')),
	CONSTRAINT "one_time_codes_owner" CHECK (("one_time_codes"."purpose" = 'confirm_phone') = ("one_time_codes"."consumer_no" is not null))
);
--> statement-breakpoint
ALTER TABLE "consumers" ADD COLUMN "phone_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_by_recipient" ON "one_time_codes" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_consumer" ON "one_time_codes" USING btree ("consumer_no") WHERE "one_time_codes"."consumer_no" is not null;--> statement-breakpoint
CREATE INDEX "one_time_codes_to_expire" ON "one_time_codes" USING btree ("expires_at");