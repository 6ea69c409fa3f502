CREATE TABLE "product_pictures" (
	"product_id" text NOT NULL,
	"colour_code" text NOT NULL,
	"view" text NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumb_hash" text NOT NULL,
	"placeholder" text NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_pictures_product_id_colour_code_view_pk" PRIMARY KEY("product_id","colour_code","view"),
	CONSTRAINT "product_pictures_hash_shape" CHECK ("product_pictures"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "product_pictures_view_shape" CHECK ("product_pictures"."view" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "product_pictures_have_size" CHECK ("product_pictures"."width" > 0 and "product_pictures"."height" > 0)
);

--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_of_colour" FOREIGN KEY ("product_id","colour_code") REFERENCES "public"."product_colours"("product_id","colour_code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER tell_inserted AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rows('product_pictures', 'product_id');
--> statement-breakpoint
CREATE TRIGGER tell_updated AFTER UPDATE ON product_pictures REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rows('product_pictures', 'product_id');
--> statement-breakpoint
CREATE TRIGGER tell_deleted AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rows('product_pictures', 'product_id');
