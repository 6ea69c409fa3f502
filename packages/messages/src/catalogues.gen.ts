// Made by generate-catalogues.ts from locales.json and the folders beside it.
import bases from '../locales.json' with { type: 'json' }
import enusCommon from '../en-us/common.json' with { type: 'json' }
import enusNavigation from '../en-us/navigation.json' with { type: 'json' }
import enusHome from '../en-us/home.json' with { type: 'json' }
import enusListing from '../en-us/listing.json' with { type: 'json' }
import enusProduct from '../en-us/product.json' with { type: 'json' }
import enusCart from '../en-us/cart.json' with { type: 'json' }
import enusCheckout from '../en-us/checkout.json' with { type: 'json' }
import enusPayment from '../en-us/payment.json' with { type: 'json' }
import enusWallet from '../en-us/wallet.json' with { type: 'json' }
import enusOrder from '../en-us/order.json' with { type: 'json' }
import enusErrors from '../en-us/errors.json' with { type: 'json' }
import enusValidation from '../en-us/validation.json' with { type: 'json' }
import enusMail from '../en-us/mail.json' with { type: 'json' }
import enusSeo from '../en-us/seo.json' with { type: 'json' }
import enusDialogs from '../en-us/dialogs.json' with { type: 'json' }
import enusLocations from '../en-us/locations.json' with { type: 'json' }
import enusStores from '../en-us/stores.json' with { type: 'json' }
import enusStaff from '../en-us/staff.json' with { type: 'json' }
import enusAccount from '../en-us/account.json' with { type: 'json' }
import enusFavourites from '../en-us/favourites.json' with { type: 'json' }
import enusPaint from '../en-us/paint.json' with { type: 'json' }
import enusPainter from '../en-us/painter.json' with { type: 'json' }
import encaCommon from '../en-ca/common.json' with { type: 'json' }
import encaNavigation from '../en-ca/navigation.json' with { type: 'json' }
import encaListing from '../en-ca/listing.json' with { type: 'json' }
import encaProduct from '../en-ca/product.json' with { type: 'json' }
import encaCart from '../en-ca/cart.json' with { type: 'json' }
import encaOrder from '../en-ca/order.json' with { type: 'json' }
import encaErrors from '../en-ca/errors.json' with { type: 'json' }
import encaSeo from '../en-ca/seo.json' with { type: 'json' }
import encaLocations from '../en-ca/locations.json' with { type: 'json' }
import encaStores from '../en-ca/stores.json' with { type: 'json' }
import encaFavourites from '../en-ca/favourites.json' with { type: 'json' }
import encaPaint from '../en-ca/paint.json' with { type: 'json' }
import encaPainter from '../en-ca/painter.json' with { type: 'json' }
import engbCommon from '../en-gb/common.json' with { type: 'json' }
import engbNavigation from '../en-gb/navigation.json' with { type: 'json' }
import engbHome from '../en-gb/home.json' with { type: 'json' }
import engbListing from '../en-gb/listing.json' with { type: 'json' }
import engbProduct from '../en-gb/product.json' with { type: 'json' }
import engbCart from '../en-gb/cart.json' with { type: 'json' }
import engbCheckout from '../en-gb/checkout.json' with { type: 'json' }
import engbPayment from '../en-gb/payment.json' with { type: 'json' }
import engbWallet from '../en-gb/wallet.json' with { type: 'json' }
import engbOrder from '../en-gb/order.json' with { type: 'json' }
import engbErrors from '../en-gb/errors.json' with { type: 'json' }
import engbValidation from '../en-gb/validation.json' with { type: 'json' }
import engbMail from '../en-gb/mail.json' with { type: 'json' }
import engbSeo from '../en-gb/seo.json' with { type: 'json' }
import engbDialogs from '../en-gb/dialogs.json' with { type: 'json' }
import engbLocations from '../en-gb/locations.json' with { type: 'json' }
import engbStores from '../en-gb/stores.json' with { type: 'json' }
import engbFavourites from '../en-gb/favourites.json' with { type: 'json' }
import engbPaint from '../en-gb/paint.json' with { type: 'json' }
import engbPainter from '../en-gb/painter.json' with { type: 'json' }
import dedeCommon from '../de-de/common.json' with { type: 'json' }
import dedeNavigation from '../de-de/navigation.json' with { type: 'json' }
import dedeHome from '../de-de/home.json' with { type: 'json' }
import dedeListing from '../de-de/listing.json' with { type: 'json' }
import dedeProduct from '../de-de/product.json' with { type: 'json' }
import dedeCart from '../de-de/cart.json' with { type: 'json' }
import dedeCheckout from '../de-de/checkout.json' with { type: 'json' }
import dedePayment from '../de-de/payment.json' with { type: 'json' }
import dedeWallet from '../de-de/wallet.json' with { type: 'json' }
import dedeOrder from '../de-de/order.json' with { type: 'json' }
import dedeErrors from '../de-de/errors.json' with { type: 'json' }
import dedeValidation from '../de-de/validation.json' with { type: 'json' }
import dedeMail from '../de-de/mail.json' with { type: 'json' }
import dedeSeo from '../de-de/seo.json' with { type: 'json' }
import dedeDialogs from '../de-de/dialogs.json' with { type: 'json' }
import dedeLocations from '../de-de/locations.json' with { type: 'json' }
import dedeStores from '../de-de/stores.json' with { type: 'json' }
import dedeStaff from '../de-de/staff.json' with { type: 'json' }
import dedeAccount from '../de-de/account.json' with { type: 'json' }
import dedeFavourites from '../de-de/favourites.json' with { type: 'json' }
import dedePaint from '../de-de/paint.json' with { type: 'json' }
import dedePainter from '../de-de/painter.json' with { type: 'json' }
import frcaCommon from '../fr-ca/common.json' with { type: 'json' }
import frcaNavigation from '../fr-ca/navigation.json' with { type: 'json' }
import frcaHome from '../fr-ca/home.json' with { type: 'json' }
import frcaListing from '../fr-ca/listing.json' with { type: 'json' }
import frcaProduct from '../fr-ca/product.json' with { type: 'json' }
import frcaCart from '../fr-ca/cart.json' with { type: 'json' }
import frcaCheckout from '../fr-ca/checkout.json' with { type: 'json' }
import frcaPayment from '../fr-ca/payment.json' with { type: 'json' }
import frcaWallet from '../fr-ca/wallet.json' with { type: 'json' }
import frcaOrder from '../fr-ca/order.json' with { type: 'json' }
import frcaErrors from '../fr-ca/errors.json' with { type: 'json' }
import frcaValidation from '../fr-ca/validation.json' with { type: 'json' }
import frcaMail from '../fr-ca/mail.json' with { type: 'json' }
import frcaSeo from '../fr-ca/seo.json' with { type: 'json' }
import frcaDialogs from '../fr-ca/dialogs.json' with { type: 'json' }
import frcaLocations from '../fr-ca/locations.json' with { type: 'json' }
import frcaStores from '../fr-ca/stores.json' with { type: 'json' }
import frcaStaff from '../fr-ca/staff.json' with { type: 'json' }
import frcaAccount from '../fr-ca/account.json' with { type: 'json' }
import frcaFavourites from '../fr-ca/favourites.json' with { type: 'json' }
import frcaPaint from '../fr-ca/paint.json' with { type: 'json' }
import frcaPainter from '../fr-ca/painter.json' with { type: 'json' }

export const localeBases = bases

export const catalogues = {
  'en-us': {
    common: enusCommon,
    navigation: enusNavigation,
    home: enusHome,
    listing: enusListing,
    product: enusProduct,
    cart: enusCart,
    checkout: enusCheckout,
    payment: enusPayment,
    wallet: enusWallet,
    order: enusOrder,
    errors: enusErrors,
    validation: enusValidation,
    mail: enusMail,
    seo: enusSeo,
    dialogs: enusDialogs,
    locations: enusLocations,
    stores: enusStores,
    staff: enusStaff,
    account: enusAccount,
    favourites: enusFavourites,
    paint: enusPaint,
    painter: enusPainter,
  },
  'en-ca': {
    common: encaCommon,
    navigation: encaNavigation,
    listing: encaListing,
    product: encaProduct,
    cart: encaCart,
    order: encaOrder,
    errors: encaErrors,
    seo: encaSeo,
    locations: encaLocations,
    stores: encaStores,
    favourites: encaFavourites,
    paint: encaPaint,
    painter: encaPainter,
  },
  'en-gb': {
    common: engbCommon,
    navigation: engbNavigation,
    home: engbHome,
    listing: engbListing,
    product: engbProduct,
    cart: engbCart,
    checkout: engbCheckout,
    payment: engbPayment,
    wallet: engbWallet,
    order: engbOrder,
    errors: engbErrors,
    validation: engbValidation,
    mail: engbMail,
    seo: engbSeo,
    dialogs: engbDialogs,
    locations: engbLocations,
    stores: engbStores,
    favourites: engbFavourites,
    paint: engbPaint,
    painter: engbPainter,
  },
  'de-de': {
    common: dedeCommon,
    navigation: dedeNavigation,
    home: dedeHome,
    listing: dedeListing,
    product: dedeProduct,
    cart: dedeCart,
    checkout: dedeCheckout,
    payment: dedePayment,
    wallet: dedeWallet,
    order: dedeOrder,
    errors: dedeErrors,
    validation: dedeValidation,
    mail: dedeMail,
    seo: dedeSeo,
    dialogs: dedeDialogs,
    locations: dedeLocations,
    stores: dedeStores,
    staff: dedeStaff,
    account: dedeAccount,
    favourites: dedeFavourites,
    paint: dedePaint,
    painter: dedePainter,
  },
  'fr-ca': {
    common: frcaCommon,
    navigation: frcaNavigation,
    home: frcaHome,
    listing: frcaListing,
    product: frcaProduct,
    cart: frcaCart,
    checkout: frcaCheckout,
    payment: frcaPayment,
    wallet: frcaWallet,
    order: frcaOrder,
    errors: frcaErrors,
    validation: frcaValidation,
    mail: frcaMail,
    seo: frcaSeo,
    dialogs: frcaDialogs,
    locations: frcaLocations,
    stores: frcaStores,
    staff: frcaStaff,
    account: frcaAccount,
    favourites: frcaFavourites,
    paint: frcaPaint,
    painter: frcaPainter,
  },
}
