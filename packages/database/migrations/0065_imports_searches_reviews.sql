-- Imports of the back office take pictures too, and can be cancelled (decision 0131).
CREATE TABLE "catalogue_import_pictures" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_key" text NOT NULL,
	"pictures" jsonb NOT NULL,
	CONSTRAINT "catalogue_import_pictures_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_pictures" ADD CONSTRAINT "catalogue_import_pictures_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "has_pictures" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "pictures_wanted" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "pictures_done" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "pictures_changed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "pictures_refused" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "next_picture" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "catalogue_imports" DROP CONSTRAINT "catalogue_imports_state_known";
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_state_known" CHECK ("catalogue_imports"."state" in ('uploading', 'checking', 'checked', 'importing', 'fetching', 'done', 'failed', 'cancelled'));
--> statement-breakpoint
-- Searches that found nothing are counted beside those that found products (decision 0132).
ALTER TABLE "search_counts" ADD COLUMN "missed" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- The staff's list of published reviews, among a million of them.
CREATE INDEX "reviews_published_by_change" ON "reviews" USING btree ("changed_at" DESC NULLS LAST,"id") WHERE "reviews"."state" = 'published';
