-- The social media service: streams, pictures of the shop and of people, reports and stashes (decision 0093).
CREATE TABLE "social_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" uuid,
	"picture" text,
	"bytes" "bytea",
	"width" integer,
	"height" integer,
	"captions" jsonb NOT NULL,
	"author" text NOT NULL,
	"state" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "social_media_state_known" CHECK ("social_media"."state" in ('submitted', 'approved', 'refused')),
	CONSTRAINT "social_media_has_one_picture" CHECK (("social_media"."picture" is null) <> ("social_media"."bytes" is null)),
	CONSTRAINT "social_media_bytes_of_people" CHECK (("social_media"."bytes" is null) = ("social_media"."user_id" is null)),
	CONSTRAINT "social_media_bytes_measured" CHECK (("social_media"."bytes" is null) = ("social_media"."width" is null or "social_media"."height" is null))
);
--> statement-breakpoint
CREATE TABLE "social_media_tags" (
	"media_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "social_media_tags_media_id_tag_pk" PRIMARY KEY("media_id","tag")
);
--> statement-breakpoint
CREATE TABLE "social_reports" (
	"media_id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "social_reports_media_id_owner_kind_owner_id_pk" PRIMARY KEY("media_id","owner_kind","owner_id"),
	CONSTRAINT "social_reports_reason_known" CHECK ("social_reports"."reason" in ('offensive', 'off_topic', 'advertising', 'personal_data', 'copyright'))
);
--> statement-breakpoint
CREATE TABLE "social_stash_media" (
	"stash_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"stashed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_stash_media_stash_id_media_id_pk" PRIMARY KEY("stash_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "social_stashes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_stream_media" (
	"stream_id" text NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "social_stream_media_stream_id_media_id_pk" PRIMARY KEY("stream_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "social_streams" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "social_media" ADD CONSTRAINT "social_media_user_id_social_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."social_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_media_tags" ADD CONSTRAINT "social_media_tags_media_id_social_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."social_media"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_reports" ADD CONSTRAINT "social_reports_media_id_social_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."social_media"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_stash_media" ADD CONSTRAINT "social_stash_media_stash_id_social_stashes_id_fk" FOREIGN KEY ("stash_id") REFERENCES "public"."social_stashes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_stash_media" ADD CONSTRAINT "social_stash_media_media_id_social_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."social_media"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_stream_media" ADD CONSTRAINT "social_stream_media_stream_id_social_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."social_streams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_stream_media" ADD CONSTRAINT "social_stream_media_media_id_social_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."social_media"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "social_media_newest" ON "social_media" USING btree ("customer_id","posted_at" DESC NULLS LAST,"id") WHERE "social_media"."state" = 'approved' and "social_media"."hidden_at" is null;
--> statement-breakpoint
CREATE INDEX "social_media_by_user" ON "social_media" USING btree ("user_id") WHERE "social_media"."user_id" is not null;
--> statement-breakpoint
CREATE INDEX "social_media_to_decide" ON "social_media" USING btree ("posted_at") WHERE "social_media"."state" = 'submitted' or "social_media"."hidden_at" is not null;
--> statement-breakpoint
CREATE INDEX "social_media_refused" ON "social_media" USING btree ("decided_at") WHERE "social_media"."state" = 'refused';
--> statement-breakpoint
CREATE INDEX "social_media_tags_by_tag" ON "social_media_tags" USING btree ("tag");
--> statement-breakpoint
CREATE INDEX "social_reports_by_owner" ON "social_reports" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "social_reports_by_time" ON "social_reports" USING btree ("reported_at");
--> statement-breakpoint
CREATE INDEX "social_stash_media_by_media" ON "social_stash_media" USING btree ("media_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "social_stashes_one_an_owner" ON "social_stashes" USING btree ("owner_kind","owner_id","site_id");
--> statement-breakpoint
CREATE INDEX "social_stashes_of_guests" ON "social_stashes" USING btree ("updated_at") WHERE "social_stashes"."owner_kind" = 'guest';
--> statement-breakpoint
CREATE INDEX "social_stream_media_by_media" ON "social_stream_media" USING btree ("media_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "social_users_one_a_person" ON "social_users" USING btree ("consumer_no");
--> statement-breakpoint
-- Replies with media are cached; a picture that is approved, hidden or deleted drops them.
CREATE TRIGGER notify_inserted AFTER INSERT ON social_media REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('social_media', 'id');
--> statement-breakpoint
CREATE TRIGGER notify_updated AFTER UPDATE ON social_media REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('social_media', 'id');
--> statement-breakpoint
CREATE TRIGGER notify_deleted AFTER DELETE ON social_media REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('social_media', 'id');
