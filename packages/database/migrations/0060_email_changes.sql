-- The email of an account changes by a link to the new mailbox, and back by a link to the former one (decision 0128).
ALTER TABLE "account_links" ADD COLUMN "consumer_no" text;
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_known";
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose_known" CHECK ("account_links"."purpose" in ('reset_password', 'confirm_email', 'staff_invitation', 'change_email', 'undo_email_change', 'email_changed'));
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_owner" CHECK (("account_links"."purpose" in ('change_email', 'undo_email_change', 'email_changed')) = ("account_links"."consumer_no" is not null));
--> statement-breakpoint
CREATE INDEX "account_links_by_consumer" ON "account_links" USING btree ("consumer_no") WHERE "account_links"."consumer_no" is not null;
