-- Links that go to mailboxes of accounts, and the passwords that an account had before (decision 0057).
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_links_purpose_known" CHECK ("account_links"."purpose" in ('reset_password', 'confirm_email')),
	CONSTRAINT "account_links_email_lower" CHECK ("account_links"."email" = lower("account_links"."email"))
);
--> statement-breakpoint
CREATE TABLE "former_passwords" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consumer_no" text NOT NULL,
	"password_hash" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_passwords" ADD CONSTRAINT "former_passwords_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_by_email" ON "account_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_links_to_expire" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "former_passwords_by_consumer" ON "former_passwords" USING btree ("consumer_no","replaced_at");--> statement-breakpoint
CREATE INDEX "consumers_by_phone" ON "consumers" USING btree ("phone") WHERE "consumers"."phone" is not null;