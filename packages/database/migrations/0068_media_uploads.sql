-- Media of products that staff send, and those of an uploaded import (decision 0129).
CREATE TABLE "media_upload_parts" (
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_upload_parts_upload_id_position_pk" PRIMARY KEY("upload_id","position")
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_pictures" ADD COLUMN "media" jsonb;--> statement-breakpoint
CREATE INDEX "media_upload_parts_by_time" ON "media_upload_parts" USING btree ("created_at");