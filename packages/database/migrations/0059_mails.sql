-- Mails about draws, events, store credit and reviews end by their link too (decision 0061).
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_type_known";
--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_source_known";
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_type_known" CHECK ("notification_choices"."type" in ('shipments', 'cases', 'draws', 'events', 'storeCredit', 'reviews'));
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_source_known" CHECK ("notification_choices"."source" in ('account', 'agent', 'link'));
--> statement-breakpoint
-- The orders that arrived some days ago, and of each its one invitation to review (decision 0110).
CREATE INDEX "order_events_arrived" ON "order_events" USING btree ("created_at") WHERE "order_events"."kind" = 'advanced' and "order_events"."data" ->> 'state' in ('delivered', 'collected');
--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_invited_once" ON "order_events" USING btree ("order_number") WHERE "order_events"."kind" = 'review_invited';
