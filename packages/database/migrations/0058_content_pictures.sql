-- Pictures that staff upload for content documents (decision 0122).
CREATE TABLE "content_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"alt" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pictures_type_known" CHECK ("content_pictures"."type" in ('jpeg', 'webp')),
	CONSTRAINT "content_pictures_have_pixels" CHECK ("content_pictures"."width" > 0 and "content_pictures"."height" > 0)
);
--> statement-breakpoint
CREATE INDEX "content_pictures_by_hash" ON "content_pictures" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "content_pictures_newest" ON "content_pictures" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- Cached documents contain the addresses of uploaded pictures. The bytes of a row never change.
CREATE TRIGGER notify_inserted AFTER INSERT ON content_pictures REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('content_pictures', 'id');
--> statement-breakpoint
CREATE TRIGGER notify_deleted AFTER DELETE ON content_pictures REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('content_pictures', 'id');
